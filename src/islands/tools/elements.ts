/**
 * The places of the editor. Their forms work by themselves; what makes them more is loaded once one is on the page, and should that
 * fail, the forms stay as they are.
 */
abstract class LivePlace extends HTMLElement {
  #end: (() => void) | undefined;

  abstract load(): Promise<(host: HTMLElement) => () => void>;

  connectedCallback(): void {
    this.load()
      .then((begin) => {
        if (this.isConnected) this.#end ??= begin(this);
      })
      .catch(() => undefined);
  }

  disconnectedCallback(): void {
    // What is only moved is back by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#end?.();
      this.#end = undefined;
    });
  }
}

/** Around the form of an entry. */
class EntryEditorElement extends LivePlace {
  async load() {
    return (await import('./start.tsx')).startEditing;
  }
}

/** Around the field of a text. One that is folded away is drawn when it is opened. */
class RichTextElement extends LivePlace {
  async load() {
    const fold = this.closest('details');
    if (fold && !fold.open)
      await new Promise((resolve) => fold.addEventListener('toggle', resolve, { once: true }));
    return (await import('./rich/mount.tsx')).mountRichText;
  }
}

/** Around the field of an address that may be a file of the site. */
class UploadFieldElement extends LivePlace {
  async load() {
    return (await import('./upload-field.ts')).startUploadField;
  }
}

/** Around the preview of a page that can be seen in several ways. */
class PreviewLookElement extends LivePlace {
  async load() {
    return (await import('./preview-look.ts')).startPreviewLook;
  }
}

customElements.define('preview-look', PreviewLookElement);
customElements.define('entry-editor', EntryEditorElement);
customElements.define('rich-text', RichTextElement);
customElements.define('upload-field', UploadFieldElement);
