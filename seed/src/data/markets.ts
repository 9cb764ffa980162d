/**
 * Where freight gathers: US cities that hold more warehousing than their population says, with how much more. Inland
 * ports, parcel hubs, gateways and the belts around the big metros.
 */
// prettier-ignore
export const freightHubs: Readonly<Record<string, number>> = {
  'CA|Ontario': 14, 'CA|Fontana': 12, 'CA|Rialto': 8, 'CA|Moreno Valley': 8, 'CA|San Bernardino': 8, 'CA|Perris': 9, 'CA|Carson': 8,
  'CA|Compton': 4, 'CA|Tracy': 9, 'CA|Stockton': 5, 'CA|Long Beach': 3, 'CA|Hayward': 4, 'CA|Redlands': 7, 'CA|Santa Fe Springs': 20,
  'TX|Laredo': 6, 'TX|Grand Prairie': 6, 'TX|Coppell': 14, 'TX|Irving': 3, 'TX|El Paso': 2, 'TX|Lancaster': 10, 'TX|Katy': 10, 'TX|Baytown': 4,
  'NJ|Edison': 9, 'NJ|Elizabeth': 6, 'NJ|Newark': 4, 'NJ|Secaucus': 18, 'NJ|Carteret': 12, 'NJ|Cranbury': 30, 'NJ|Swedesboro': 30,
  'PA|Allentown': 8, 'PA|Bethlehem': 8, 'PA|Harrisburg': 12, 'PA|Carlisle': 22, 'PA|Hazleton': 16, 'PA|York': 8,
  'IL|Joliet': 9, 'IL|Bolingbrook': 9, 'IL|Elk Grove Village': 18, 'IL|Romeoville': 14, 'IL|Aurora': 3, 'IL|Edwardsville': 9,
  'TN|Memphis': 6, 'TN|La Vergne': 14, 'TN|Lebanon': 9, 'KY|Louisville': 5, 'KY|Florence': 10, 'KY|Hebron': 24, 'KY|Shepherdsville': 16,
  'OH|Columbus': 4, 'OH|Groveport': 24, 'OH|Obetz': 16, 'OH|Cincinnati': 3, 'IN|Indianapolis': 4, 'IN|Plainfield': 18, 'IN|Whitestown': 16,
  'GA|Savannah': 9, 'GA|Atlanta': 4, 'GA|Union City': 12, 'GA|McDonough': 12, 'SC|Greer': 9, 'SC|North Charleston': 5, 'SC|Spartanburg': 7,
  'NC|Charlotte': 2, 'NC|Concord': 4, 'NC|Greensboro': 3, 'VA|Norfolk': 4, 'VA|Chesapeake': 3, 'VA|Winchester': 7, 'MD|Hagerstown': 8,
  'NV|Reno': 6, 'NV|Sparks': 10, 'NV|North Las Vegas': 4, 'NV|Henderson': 2, 'UT|Salt Lake City': 5, 'UT|West Valley City': 3,
  'AZ|Phoenix': 2, 'AZ|Goodyear': 6, 'AZ|Tolleson': 24, 'WA|Kent': 7, 'WA|Sumner': 18, 'WA|Tacoma': 4, 'OR|Portland': 2, 'CO|Aurora': 2,
  'MO|Kansas City': 3, 'KS|Edgerton': 30, 'KS|Olathe': 3, 'MN|Shakopee': 6, 'WI|Kenosha': 5, 'MI|Romulus': 8, 'FL|Miami': 3, 'FL|Doral': 8,
  'FL|Lakeland': 5, 'FL|Jacksonville': 3, 'AL|Mobile': 3, 'LA|New Orleans': 2, 'MS|Olive Branch': 14, 'DE|Newark': 4, 'NE|Omaha': 2,
}

/** Price level of a US state against the country's mean. */
// prettier-ignore
export const priceLevels: Readonly<Record<string, number>> = {
  CA: 1.34, NJ: 1.38, NY: 1.36, MA: 1.32, CT: 1.2, WA: 1.22, HI: 1.6, AK: 1.55, FL: 1.12, MD: 1.14, VA: 1.04, DC: 1.42, NH: 1.1, RI: 1.12,
  NV: 1.06, AZ: 1.02, CO: 1.1, OR: 1.08, UT: 1.02, TX: 0.98, PA: 1.05, IL: 1.02, GA: 0.96, NC: 0.95, SC: 0.93, TN: 0.92, OH: 0.9, IN: 0.89,
  KY: 0.87, MO: 0.88, KS: 0.86, MI: 0.92, WI: 0.9, MN: 0.97, IA: 0.84, NE: 0.85, AL: 0.84, MS: 0.8, AR: 0.81, LA: 0.87, OK: 0.83, NM: 0.9,
  ID: 0.95, MT: 0.93, WY: 0.92, ND: 0.9, SD: 0.88, WV: 0.82, ME: 0.98, VT: 1.02, DE: 1.06, PR: 1.2, GU: 1.5,
}

export type Market = {
  country: string
  share: number
  /** Price level against the US mean. */
  level: number
  /** '#' a digit, '@' a letter, all else as it is. */
  postal: string
  streets: readonly string[]
}

const english = [
  'Industrial Estate',
  'Commerce Way',
  'Freight Road',
  'Dock Road',
  'Enterprise Park',
  'Logistics Avenue',
]
const german = ['Industriestraße', 'Gewerbering', 'Hafenstraße', 'Am Güterbahnhof', 'Logistikallee']
const french = ['Rue de l’Industrie', 'Avenue du Fret', 'Zone Industrielle Nord', 'Rue des Entrepôts']
const spanish = ['Calle de la Industria', 'Avenida Logística', 'Polígono Industrial Norte', 'Calle del Puerto']
const portuguese = ['Rua da Indústria', 'Avenida do Porto', 'Rua dos Armazéns']
const nordic = ['Industrivej', 'Havnevej', 'Lagervägen', 'Terminalgatan']

/** Forty countries outside the United States. */
// prettier-ignore
export const markets: readonly Market[] = [
  { country: 'CA', share: 16, level: 1.02, postal: 'K#@ #@#', streets: english },
  { country: 'MX', share: 9, level: 0.66, postal: '#####', streets: spanish },
  { country: 'GB', share: 12, level: 1.3, postal: 'M## #@@', streets: english },
  { country: 'DE', share: 11, level: 1.18, postal: '#####', streets: german },
  { country: 'FR', share: 6, level: 1.12, postal: '#####', streets: french },
  { country: 'NL', share: 6, level: 1.2, postal: '#### @@', streets: ['Havenstraat', 'Industrieweg', 'Distributieweg', 'Handelsweg'] },
  { country: 'BE', share: 3, level: 1.1, postal: '####', streets: ['Havenlaan', 'Industrielaan', ...french.slice(0, 1)] },
  { country: 'ES', share: 5, level: 0.88, postal: '#####', streets: spanish },
  { country: 'IT', share: 5, level: 0.98, postal: '#####', streets: ['Via dell’Industria', 'Via del Porto', 'Viale della Logistica'] },
  { country: 'PL', share: 6, level: 0.76, postal: '##-###', streets: ['ul. Przemysłowa', 'ul. Magazynowa', 'ul. Portowa'] },
  { country: 'CZ', share: 2, level: 0.8, postal: '### ##', streets: ['Průmyslová', 'Skladová', 'Logistická'] },
  { country: 'AT', share: 2, level: 1.1, postal: '####', streets: german },
  { country: 'CH', share: 2, level: 1.7, postal: '####', streets: german },
  { country: 'SE', share: 2, level: 1.15, postal: '### ##', streets: nordic },
  { country: 'NO', share: 1, level: 1.4, postal: '####', streets: nordic },
  { country: 'DK', share: 2, level: 1.2, postal: '####', streets: nordic },
  { country: 'FI', share: 1, level: 1.1, postal: '#####', streets: ['Teollisuuskatu', 'Satamatie', 'Varastokatu'] },
  { country: 'IE', share: 2, level: 1.3, postal: 'D## @#@#', streets: english },
  { country: 'PT', share: 2, level: 0.82, postal: '####-###', streets: portuguese },
  { country: 'HU', share: 1, level: 0.72, postal: '####', streets: ['Ipari út', 'Raktár utca'] },
  { country: 'RO', share: 1, level: 0.66, postal: '######', streets: ['Strada Industriei', 'Strada Depozitelor'] },
  { country: 'TR', share: 2, level: 0.62, postal: '#####', streets: ['Sanayi Caddesi', 'Liman Caddesi'] },
  { country: 'AE', share: 4, level: 1.08, postal: '00000', streets: english },
  { country: 'SA', share: 2, level: 0.84, postal: '#####', streets: english },
  { country: 'IL', share: 1, level: 1.2, postal: '#######', streets: english },
  { country: 'CN', share: 6, level: 0.74, postal: '######', streets: ['Wuliu Road', 'Gangkou Road', 'Gongye Avenue'] },
  { country: 'JP', share: 4, level: 1.36, postal: '###-####', streets: ['Minato-cho', 'Soko-dori', 'Kogyo-danchi'] },
  { country: 'KR', share: 2, level: 1.12, postal: '#####', streets: ['Mullyu-ro', 'Hangman-daero'] },
  { country: 'SG', share: 3, level: 1.9, postal: '######', streets: ['Tuas Avenue', 'Jurong Port Road', 'Pioneer Sector'] },
  { country: 'MY', share: 2, level: 0.58, postal: '#####', streets: ['Jalan Perindustrian', 'Jalan Pelabuhan'] },
  { country: 'TH', share: 2, level: 0.56, postal: '#####', streets: ['Bang Na-Trat Road', 'Khlong Luang Road'] },
  { country: 'VN', share: 2, level: 0.52, postal: '######', streets: ['Đường Cảng', 'Đường Công Nghiệp'] },
  { country: 'ID', share: 2, level: 0.5, postal: '#####', streets: ['Jalan Industri', 'Jalan Pelabuhan'] },
  { country: 'IN', share: 5, level: 0.46, postal: '######', streets: ['Industrial Area Road', 'Transport Nagar', 'Logistics Park Road'] },
  { country: 'AU', share: 7, level: 1.26, postal: '####', streets: english },
  { country: 'NZ', share: 2, level: 1.16, postal: '####', streets: english },
  { country: 'BR', share: 3, level: 0.6, postal: '#####-###', streets: portuguese },
  { country: 'CL', share: 1, level: 0.68, postal: '#######', streets: spanish },
  { country: 'CO', share: 1, level: 0.56, postal: '######', streets: spanish },
  { country: 'ZA', share: 2, level: 0.58, postal: '####', streets: english },
]

/** State codes of countries whose gazetteer numbers them: gazetteer code → the code in use. */
export const stateCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    '01': 'AB',
    '02': 'BC',
    '03': 'MB',
    '04': 'NB',
    '05': 'NL',
    '07': 'NS',
    '08': 'ON',
    '09': 'PE',
    '10': 'QC',
    '11': 'SK',
  },
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
  // prettier-ignore
  DE: { '01': 'BW', '02': 'BY', '03': 'HB', '04': 'HH', '05': 'HE', '06': 'NI', '07': 'NW', '08': 'RP', '09': 'SL', '10': 'SH', '11': 'BB', '12': 'MV', '13': 'SN', '14': 'ST', '15': 'TH', '16': 'BE' },
  GB: { ENG: 'ENG', NIR: 'NIR', SCT: 'SCT', WLS: 'WLS' },
}
