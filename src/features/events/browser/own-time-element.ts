import { ownTime } from '../own-time.ts';

/* New York's time is in the page for everyone; a person elsewhere reads their own beside it. */
class OwnTimeElement extends HTMLElement {
  connectedCallback() {
    const { at: instant = '', newYork } = this.dataset;
    const at = new Date(instant);
    const own = { offset: at.getTimezoneOffset(), text: at.toString() };
    const time = ownTime(at, own, Number(newYork));
    this.textContent = time === null ? '' : `${time} your time`;
  }
}

customElements.define('own-time', OwnTimeElement);
