/** Where what staff put on the site is found; a file is named by its content, so that what is there never changes. */
const UPLOAD = /^\/uploads\/([\da-f]{32})(?:-\d{1,4}\.webp|\.pdf)$/;

/** The path of a form of a picture, by its width. */
export const picturePath = (id: string, width: number): string => `/uploads/${id}-${width}.webp`;

/** The path of a document. */
export const documentPath = (id: string): string => `/uploads/${id}.pdf`;

/** Whether an address is that of something that staff put on the site. */
export const isUpload = (address: string): boolean => UPLOAD.test(address);
