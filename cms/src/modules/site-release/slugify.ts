/** "Köln, Rhein & Co." → "koln-rhein-co": letters without their marks, digits and single hyphens, at most 80 long. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
