import { type ReactNode, useRef, useState } from 'react';
import type { Upload } from '#contract/upload.ts';
import { accepts, uploadFile, whyNot } from '../upload-file.ts';

/** A button that puts a picture of this machine on the site. */
export function UploadPicture({ onUploaded }: { onUploaded(upload: Upload): void }): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ words: string; isFault?: true } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (file: File) => {
    setBusy(true);
    setSaid({ words: `Uploading ${file.name} …` });
    try {
      onUploaded(await uploadFile(file, 'picture'));
      setSaid({ words: `${file.name} is uploaded: say what it shows.` });
    } catch (failure) {
      setSaid({ words: whyNot(failure), isFault: true });
    }
    setBusy(false);
  };
  return (
    <div className="upload-line">
      <button
        type="button"
        className="button button-small button-secondary"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && chooser.current?.click()}
      >
        Upload a picture
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accepts.picture}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      <p className={said?.isFault ? 'error-line' : 'help'} role="status">
        {said?.words}
      </p>
    </div>
  );
}
