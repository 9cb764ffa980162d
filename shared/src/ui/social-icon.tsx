import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'

/** Our own marks for the networks, in the stroke of the other icons. */
const marks: Readonly<Record<string, ReactNode>> = {
  facebook: <path d="M15 3h-2a4 4 0 0 0-4 4v3H6v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H15z" />,
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  linkedin: (
    <>
      <path d="M4 10h4v10H4zM12 20h-0.5V10H15v1.6a4 4 0 0 1 6 3.4v5h-4v-4.6a1.5 1.5 0 0 0-3 0V20z" />
      <circle cx="6" cy="5" r="2" />
    </>
  ),
  x: <path d="M4 4l12.5 16H20L7.5 4zM20 4l-6.5 7M10.5 13.5L4 20" />,
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="M10 9.5v5l4.5-2.5z" />
    </>
  ),
  tiktok: <path d="M13 3v11.5a3.5 3.5 0 1 1-3.5-3.5M13 3a6 6 0 0 0 6 6" />,
}

/** The mark of a social network in 20 pixels, a globe for one that we don't know. */
export function SocialIcon({ network }: { network: string }) {
  const mark = marks[network]
  if (!mark) return <Globe aria-hidden size={20} className="shrink-0" />
  return (
    <svg
      aria-hidden
      data-network={network}
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {mark}
    </svg>
  )
}
