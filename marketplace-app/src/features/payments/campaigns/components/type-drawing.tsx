import type { CampaignType } from '@stackyard/shared/reference/campaigns'

const card = 'fill-card stroke-input'
const own = 'fill-highlight stroke-primary'

/** Lists: the sponsored card is the first of them. */
const Featured = () => (
  <>
    <rect x="28" y="12" width="104" height="22" rx="4" className={own} />
    <rect x="28" y="40" width="104" height="18" rx="4" className={card} />
    <rect x="28" y="64" width="104" height="18" rx="4" className={card} />
    <path d="M60 20h48M60 26h30" className="stroke-highlight-foreground" />
    <path d="M60 46h44M60 52h26M60 70h40M60 76h22" className="stroke-input" />
    <rect x="34" y="16" width="18" height="14" rx="2" className="fill-card stroke-primary" />
    <rect x="34" y="43" width="18" height="12" rx="2" className="fill-muted stroke-input" />
    <rect x="34" y="67" width="18" height="12" rx="2" className="fill-muted stroke-input" />
  </>
)

/** A carousel of listings around a pin. */
const Nearby = () => (
  <>
    <path d="M80 34c-8-9-12-14-12-19a12 12 0 0 1 24 0c0 5-4 10-12 19z" className="fill-primary-soft stroke-primary" />
    <circle cx="80" cy="15" r="4" className="fill-card stroke-primary" />
    <rect x="16" y="46" width="38" height="38" rx="4" className={own} />
    <rect x="61" y="46" width="38" height="38" rx="4" className={card} />
    <rect x="106" y="46" width="38" height="38" rx="4" className={card} />
    <path d="M22 70h24M22 76h16" className="stroke-highlight-foreground" />
    <path d="M67 70h24M67 76h16M112 70h24M112 76h16" className="stroke-input" />
    <rect x="22" y="51" width="26" height="13" rx="2" className="fill-card stroke-primary" />
    <rect x="67" y="51" width="26" height="13" rx="2" className="fill-muted stroke-input" />
    <rect x="112" y="51" width="26" height="13" rx="2" className="fill-muted stroke-input" />
  </>
)

/** A search box with its results. */
const Search = () => (
  <>
    <rect x="28" y="10" width="104" height="20" rx="10" className="fill-primary-soft stroke-primary" />
    <circle cx="41" cy="19" r="4" className="fill-card stroke-primary" />
    <path d="m44 22 4 4" className="stroke-primary" />
    <path d="M56 20h36" className="stroke-primary" />
    <rect x="28" y="38" width="104" height="20" rx="4" className={own} />
    <rect x="28" y="64" width="104" height="18" rx="4" className={card} />
    <path d="M38 45h50M38 51h30" className="stroke-highlight-foreground" />
    <path d="M38 70h44M38 76h26" className="stroke-input" />
  </>
)

/** A rack with a discount. */
const HotDeal = () => (
  <>
    <path d="M30 84V16M130 84V16M30 36h100M30 60h100M30 84h100" className="stroke-primary" />
    <rect x="40" y="20" width="18" height="16" rx="2" className={card} />
    <rect x="62" y="20" width="18" height="16" rx="2" className={card} />
    <rect x="40" y="44" width="18" height="16" rx="2" className={own} />
    <rect x="62" y="44" width="18" height="16" rx="2" className={own} />
    <rect x="40" y="68" width="18" height="16" rx="2" className={card} />
    <circle cx="110" cy="34" r="18" className="fill-highlight stroke-primary" />
    <path d="m103 41 14-14" className="stroke-highlight-foreground" />
    <circle cx="104.500" cy="28.500" r="2.500" className="fill-highlight-foreground stroke-none" />
    <circle cx="115.500" cy="39.500" r="2.500" className="fill-highlight-foreground stroke-none" />
  </>
)

const drawings: Record<CampaignType, () => React.ReactNode> = {
  featured: Featured,
  nearby: Nearby,
  search: Search,
  hotdeal: HotDeal,
}

/** A small drawing of where the sponsored card appears. The text beside it says the same. */
export function TypeDrawing({ type }: { type: CampaignType }) {
  const Drawing = drawings[type]
  return (
    <svg
      viewBox="0 0 160 96"
      aria-hidden
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-28 shrink-0 sm:w-40"
    >
      <Drawing />
    </svg>
  )
}
