import { afterEach, expect, it, vi } from 'vitest'
import { cropPicture } from './crop-picture'

afterEach(() => vi.restoreAllMocks())

/** Everything that is drawn of a picture of 800 by 400, in its order. */
function drawing() {
  const drawn: string[] = []
  const note =
    (name: string) =>
    (...at: unknown[]) =>
      drawn.push(
        `${name} ${at.filter((one) => typeof one === 'number').map((one) => Math.round(Number(one) * 100) / 100)}`,
      )
  const pen = {
    fillStyle: '',
    fillRect: (...at: number[]) => drawn.push(`fill ${pen.fillStyle} ${at.join()}`),
    scale: note('scale'),
    translate: note('move'),
    rotate: note('turn'),
    drawImage: note('picture'),
  }
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: type ?? '' })),
  )
  return drawn
}

it('R-450: a part is drawn on white and kept as a JPEG', async () => {
  const drawn = drawing()
  const file = await cropPicture('/files/clear.png', { x: 10, y: 20, width: 320, height: 180 })
  expect(drawn).toEqual(['fill #ffffff 0,0,320,180', 'scale 1,1', 'move 390,180', 'turn 0', 'picture -400,-200'])
  expect([file.type, file.name]).toEqual(['image/jpeg', 'photo.jpg'])
})

it('a part that reaches beyond the picture leaves white around it', async () => {
  const drawn = drawing()
  await cropPicture('/files/wide.png', { x: -100, y: -100, width: 1000, height: 600 })
  expect(drawn).toEqual(['fill #ffffff 0,0,1000,600', 'scale 1,1', 'move 500,300', 'turn 0', 'picture -400,-200'])
})

it('a turned picture is cut after turning', async () => {
  const drawn = drawing()
  await cropPicture('/files/wide.png', { x: 0, y: 200, width: 400, height: 400 }, 90)
  expect(drawn.slice(1)).toEqual(['scale 1,1', 'move 200,200', 'turn 1.57', 'picture -400,-200'])
})
