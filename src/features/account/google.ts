/** Cookies of this browser while its owner is away at Google: the gateway's flow, and the page to go to then. */
export const GOOGLE_FLOW_COOKIE = 'googleFlow';
export const GOOGLE_NEXT_COOKIE = 'googleNext';
