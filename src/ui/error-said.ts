/** The requests whose pages have said already that what bears no notice is complete. */
export const isSaid = new WeakSet<Request>();
