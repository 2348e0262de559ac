import { ownTime } from '../own-time.ts';

/* New York's time is in the page for everyone; a person elsewhere reads their own beside it. */
class OwnTimeElement extends HTMLElement {
  connectedCallback() {
    const time = ownTime(this.dataset['at'] ?? '', Intl.DateTimeFormat().resolvedOptions().timeZone);
    this.textContent = time === null ? '' : `${time} your time`;
  }
}

customElements.define('own-time', OwnTimeElement);
