/** Who has just come reads first. */
const GREETED_MS = 10_000;

/** The chat button: a link to the chat, which a script opens in place. Nothing of the chat is loaded before. */
class ChatWidget extends HTMLElement {
  connectedCallback() {
    const greeting = this.querySelector('div');
    this.addEventListener('click', (event) => {
      const touched = event.target as Element;
      const link = touched.closest('a');
      if (event.ctrlKey || event.metaKey || !(link ?? greeting?.contains(touched))) return;
      if (link) {
        event.preventDefault();
        // Not taken apart in the parameter: the build would write a longer way to it.
        void import('#islands/redchat/widget.ts').then((chat) => chat.toggleChat(this));
      }
      greeting?.remove();
      localStorage['chatGreeting'] = 1;
    });
    // Last, as above: where nothing may be kept this throws, and all else works.
    if (!localStorage['chatGreeting']) setTimeout(() => greeting?.removeAttribute('hidden'), GREETED_MS);
  }
}

customElements.define('chat-widget', ChatWidget);
