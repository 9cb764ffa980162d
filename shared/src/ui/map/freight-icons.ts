import type { OverlayKind } from './kept-layers'
import type { MapColors } from './map-colors'

/** Lucide's strokes of 24 by 24: plane, anchor, train. */
const strokes: Record<OverlayKind, string> = {
  airports:
    'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z',
  seaports: 'M12 22V8M5 12H2a10 10 0 0 0 20 0h-3M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  ramps:
    'M8 3h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM4 11h16M12 3v8M8 19l-2 3M18 22l-2-3M8 15h.01M16 15h.01',
}

const SIZE = 44

/** A round mark with the stroke of its kind in the theme's colors, as an address of a picture. */
export function freightIcon(kind: OverlayKind, { card, label, line }: MapColors): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 44 44"><circle cx="22" cy="22" r="20" fill="${card}" stroke="${line}" stroke-width="2"/><path transform="translate(11 11) scale(.92)" d="${strokes[kind]}" fill="none" stroke="${label}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
