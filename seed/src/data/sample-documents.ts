export type SampleDocument = { file: string; title: string; lines: readonly string[] }

/** Documents that listings may carry: plain one-page papers of our own, written out as PDF by the seed. */
export const sampleDocuments: readonly SampleDocument[] = [
  {
    file: 'dock-and-yard-rules.pdf',
    title: 'Dock and yard rules',
    lines: [
      'Drivers check in at the guard house with the appointment number and a photo ID.',
      'Speed limit in the yard: 10 mph. Hazard lights on while backing.',
      'Trailers are chocked or locked to the dock before any forklift enters.',
      'Engines stay off at the dock; refrigerated units may run on shore power.',
      'Safety vest and closed shoes are required outside the cab.',
      'Free time at the door is two hours from the appointment.',
    ],
  },
  {
    file: 'pallet-standard.pdf',
    title: 'Pallet standard',
    lines: [
      'Footprint: 48 x 40 inches, grade A or B, four-way entry.',
      'Height with load: at most 60 inches for racked positions.',
      'Weight with load: at most 2,200 lb.',
      'No overhang. Load wrapped to the deck with at least three turns.',
      'One label on each long side, 16 to 32 inches from the ground.',
      'Wood packaging from abroad carries the ISPM 15 mark.',
    ],
  },
  {
    file: 'receiving-guide.pdf',
    title: 'Receiving guide',
    lines: [
      'Send an advance shipment notice at least 24 hours before arrival.',
      'Floor-loaded containers: add a carton count by SKU and lot.',
      'Mixed pallets carry a packing list on the lead pallet.',
      'Differences are reported with photos within one working day.',
      'Goods without a notice are received within three working days.',
    ],
  },
  {
    file: 'site-safety-sheet.pdf',
    title: 'Site safety sheet',
    lines: [
      'Pedestrian walkways are marked in yellow. Cross at the gates only.',
      'Forklift operators hold a current certificate.',
      'Fire assembly point: visitor parking, north side.',
      'Report a damaged rack upright at once; the bay is unloaded before repair.',
      'First aid kits and eyewash stations are shown on the site plan.',
    ],
  },
  {
    file: 'insurance-summary.pdf',
    title: 'Insurance summary (sample)',
    lines: [
      'Warehouse legal liability, general liability and workers compensation are in force.',
      'Cover and limits are stated in the certificate, sent on request.',
      'Stored goods remain insured by their owner unless agreed in writing.',
      'This sheet is a sample and no certificate.',
    ],
  },
]
