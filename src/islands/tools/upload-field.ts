import { type Accepted, accepts, uploadFile, whyNot } from './upload-file.ts';

const buttons: Readonly<Record<Accepted, string>> = { picture: 'Upload a picture', document: 'Upload a PDF' };

/** Gives the field of an address within `host` a button that puts a file on the site and writes its address. Returns what takes it away. */
export function startUploadField(host: HTMLElement): () => void {
  const field = host.querySelector<HTMLInputElement>('input');
  const without = host.querySelector<HTMLElement>('[data-part="without-script"]');
  if (!field || !without) return () => undefined;
  const accepted: Accepted = host.dataset['takes'] === 'document' ? 'document' : 'picture';
  const { place, button, chooser, status } = drawn(accepted, host.dataset['label'] ?? '');
  without.hidden = true;
  without.after(place);
  const say = (words: string, isFault = false) => {
    status.textContent = words;
    status.className = isFault ? 'error-line' : 'help';
  };
  button.addEventListener('click', () => chooser.click());
  chooser.addEventListener('change', (event) => {
    // What is chosen is no part of the entry.
    event.stopPropagation();
    const [file] = chooser.files ?? [];
    chooser.value = '';
    if (!file || button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    say(`Uploading ${file.name} …`);
    uploadFile(file, accepted)
      .then(({ address, name }) => {
        field.value = address;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        say(`${name} is uploaded.`);
      })
      .catch((failure: unknown) => say(whyNot(failure), true))
      .finally(() => (button.ariaDisabled = null));
  });
  return () => {
    place.remove();
    without.hidden = false;
  };
}

function drawn(accepted: Accepted, label: string) {
  const place = document.createElement('div');
  place.className = 'upload-line';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-small button-quiet';
  button.textContent = 'Upload';
  button.ariaLabel = `${buttons[accepted]}: ${label}`;
  // Without a name it is not sent.
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.accept = accepts[accepted];
  chooser.hidden = true;
  const status = document.createElement('p');
  status.className = 'help';
  status.role = 'status';
  place.append(button, chooser, status);
  return { place, button, chooser, status };
}
