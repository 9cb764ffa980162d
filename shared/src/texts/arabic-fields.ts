/** Arabic words of warehouse fields that lists are narrowed by: their names, options and filters in use. */
// prettier-ignore
export const arabicFields = {
  'Product categories': 'فئات المنتجات', 'Expertise': 'الخبرات',
  'Buildings': 'المباني', 'Buildings at least': 'المباني على الأقل', '{count} buildings or more': 'المباني: {count} أو أكثر',
} as const satisfies Readonly<Record<string, string>>
