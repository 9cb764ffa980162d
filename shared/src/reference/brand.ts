/** The product's name, colors and addresses. The only file that spells them; a CMS global can override the texts. */
export const brand = {
  name: 'Stackyard',
  tagline: 'Warehouse space and logistics, found and booked in one place',
  description: 'A marketplace where merchants find, compare, reserve and pay for warehouse space and fulfillment.',
  supportEmail: 'hello@stackyard.test',
  /** Who issues invoices. */
  issuer: {
    name: 'Stackyard, Inc.',
    address: '120 Dock Street, Columbus, Ohio 43215, United States',
    taxId: 'EIN 00-0000000',
  },
  /** Where a call with the platform is booked while its own profile names no place for that. */
  meetingLink: 'https://meet.stackyard.test/welcome',
  mailFrom: 'Stackyard <no-reply@stackyard.test>',
  /** Free-mail domain of the placeholder addresses of platform-managed profiles. */
  managedMailDomain: 'gmail.com',
  colors: {
    /** Text, links and actions: 8.35:1 on white. */
    primary: '#274F80',
    /** Only a fill under dark text: 2.4:1 on white. */
    secondary: '#F08F4A',
  },
  figures: { professionals: '100k+', warehouses: '10k+', squareFeet: '2B+' },
} as const
