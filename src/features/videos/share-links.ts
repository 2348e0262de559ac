export interface ShareLink {
  name: 'Facebook' | 'Twitter' | 'LinkedIn' | 'Email';
  href: string;
}

/** Where a page is shared: what each service needs to know is in the address, and it learns nothing before a click. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  // Mail programs show a plus as a plus.
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?${query({ url, text: title })}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    { name: 'Email', href: `mailto:?${mail}` },
  ];
}
