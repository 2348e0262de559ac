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

  const apply = () => {
    const theme = { true: 'dark', false: 'light' }[stored('darkMode')];
    const fontSize = Math.min(24, Math.max(12, Math.round(parseFloat(stored('fontSize')))));
    mark('theme', theme);
    mark('animations', stored('animations') === 'true' && 'true');
    mark('session', stored('sessionName') && (stored('sessionRole') === 'staff' ? 'staff' : 'member'));
    // 16 is the browser's own size for most people; whoever has set another one there keeps it.
    root.style.fontSize = fontSize && fontSize !== 16 ? `${fontSize}px` : '';
    for (const meta of document.querySelectorAll('meta[data-scheme]')) {
      const { scheme } = meta.dataset;
      meta.media = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
    }
  };

  apply();
  addEventListener('storage', apply);
  addEventListener('appearance', apply);
})();
