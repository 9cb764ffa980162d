/** What a part of a country is, in the words of ISO 3166-2. */
export const subdivisionTypes = [
  'state',
  'federal territory',
  'federal district',
  'Province',
  'country',
  'special municipality',
  'Island',
  'regional council',
  'special island authority',
  'unitary authority',
  'administrative region',
  'administrative territory',
  'autonomous city',
  'autonomous district',
  'autonomous region',
  'republic',
  'autonomous city in North Africa',
  'autonomous community',
] as const
export type SubdivisionType = (typeof subdivisionTypes)[number]

/** The codes of each type by country, for the countries whose parts are of several types or need the word to be told apart. */
export const typedSubdivisions: Readonly<Record<string, Readonly<Partial<Record<SubdivisionType, string>>>>> = {
  BR: {
    'federal district': 'DF',
    state: 'AC AL AP AM BA CE ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO',
  },
  ES: {
    'autonomous community': 'AN AR AS CN CB CL CM CT EX GA IB RI MD MC NC PV VC',
    'autonomous city in North Africa': 'CE ML',
    Province:
      'C VI AB A AL O AV BA B BI BU CC CA S CS CR CO CU SS GI GR GU H HU PM J LO GC LE L LU M MA MU NA OR P PO SA TF SG SE SO T TE TO V VA ZA Z',
  },
  GB: {
    country: 'ENG SCT WLS',
    Province: 'NIR',
  },
  KM: {
    Island: 'A G M',
  },
  MY: {
    'federal territory': '14 15 16',
    state: '01 02 03 04 05 06 08 09 07 12 13 10 11',
  },
  NL: {
    country: 'AW CW SX',
    'special municipality': 'BQ1 BQ2 BQ3',
    Province: 'DR FL FR GE GR LI NB NH OV UT ZE ZH',
  },
  NZ: {
    'unitary authority': 'AUK GIS MBH NSN TAS',
    'special island authority': 'CIT',
    'regional council': 'BOP CAN WGN HKB MWT NTL OTA STL TKI WKO WTC',
  },
  RU: {
    republic: 'AD AL BA BU CE CU DA IN KB KL KC KR KK KO ME MO SA SE TA TY UD',
    'administrative territory': 'ALT KAM KHA KDA KYA PER PRI STA ZAB',
    'autonomous district': 'CHU KHM NEN YAN',
    'autonomous city': 'MOW SPE',
    'autonomous region': 'YEV',
    'administrative region':
      'AMU ARK AST BEL BRY CHE IRK IVA KGD KLU KEM KIR KOS KGN KRS LEN LIP MAG MOS MUR NIZ NGR NVS OMS ORE ORL PNZ PSK ROS RYA SAK SAM SAR SMO SVE TAM TOM TUL TVE TYU ULY VLA VGG VLG VOR YAR',
  },
}
