import { expect, it } from 'vitest'
import { sizeOf } from './crop-picture'

it.each([
  [
    { width: 800, height: 450 },
    { width: 800, height: 450 },
  ],
  [
    { width: 3840, height: 2160 },
    { width: 1920, height: 1080 },
  ],
  [
    { width: 0.4, height: 0.2 },
    { width: 1, height: 1 },
  ],
])('a part of %j is drawn at %j', (part, size) => {
  expect(sizeOf(part)).toEqual(size)
})
