(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const mark = (name, value) => (value ? (root.dataset[name] = value) : delete root.dataset[name]);

  // Where the device chooses the colours, drawings take the side of its ground.
  const forced = matchMedia('(forced-colors: active)');

  const apply = () => {
    const theme = forced.matches ? undefined : { true: 'dark', false: 'light' }[stored('darkMode')];
    const fontSize = Math.min(24, Math.max(12, Math.round(parseFloat(stored('fontSize')))));
    mark('theme', theme);
    mark('animations', stored('animations') === 'true' && 'true');
    mark('session', stored('sessionName') && (stored('sessionRole') === 'staff' ? 'staff' : 'member'));
    root.style.fontSize = fontSize ? `${fontSize}px` : '';
    // Chosen here or in the browser: queries of the window do not know the size of the text (styles/large-text).
    mark('text', parseFloat(getComputedStyle(root).fontSize) >= 20 && 'large');
    for (const meta of document.querySelectorAll('meta[data-scheme]')) {
      const { scheme } = meta.dataset;
      meta.media = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
    }
  };

  apply();
  addEventListener('storage', apply);
  addEventListener('appearance', apply);
  forced.addEventListener('change', apply);
})();
