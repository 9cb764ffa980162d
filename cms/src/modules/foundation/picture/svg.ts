export const WIDTH = 1600
export const HEIGHT = 1000

export type Point = readonly [number, number]

/** Points from the numbers of their places: x, y, x, y … */
export const corners = (...places: number[]): Point[] =>
  Array.from({ length: places.length / 2 }, (_, i) => [places[i * 2] ?? 0, places[i * 2 + 1] ?? 0])

const n = (value: number) => String(Math.round(value * 10) / 10)

type Style = { opacity?: number; stroke?: string; strokeWidth?: number; rx?: number }

function style({ opacity, stroke, strokeWidth, rx }: Style): string {
  return [
    opacity === undefined ? '' : ` opacity="${Math.round(opacity * 1000) / 1000}"`,
    stroke ? ` stroke="${stroke}" stroke-width="${n(strokeWidth ?? 1)}"` : '',
    rx ? ` rx="${n(rx)}"` : '',
  ].join('')
}

export function rect(x: number, y: number, width: number, height: number, fill: string, options: Style = {}): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" fill="${fill}"${style(options)}/>`
}

export function polygon(points: readonly Point[], fill: string, options: Style = {}): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"${style(options)}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, options: Style = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${style(options)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" opacity="${opacity}"/>`
}

export function line(from: Point, to: Point, stroke: string, width: number, opacity = 1): string {
  return `<line x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}" stroke="${stroke}" stroke-width="${n(width)}" opacity="${opacity}"/>`
}

export function path(d: string, fill: string, options: Style = {}): string {
  return `<path d="${d}" fill="${fill}"${style(options)}/>`
}

type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')

/** A gradient from top to bottom, or from left to right. */
export function linearGradient(id: string, list: readonly Stop[], across = false): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops(list)}</linearGradient>`
}

export function radialGradient(id: string, list: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`
}

/** The same drawing with left and right exchanged. */
export const mirrored = (content: string): string => `<g transform="translate(${WIDTH} 0) scale(-1 1)">${content}</g>`

export function document(definitions: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${definitions}</defs>${content}</svg>`
}
