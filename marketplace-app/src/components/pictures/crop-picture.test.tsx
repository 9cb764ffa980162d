import { expect, it, vi } from 'vitest'
import { cropPicture } from './crop-picture'

it('R-450: a part is drawn on white and kept as a JPEG', async () => {
  const drawn: string[] = []
  const pen = {
    fillStyle: '',
    fillRect: (...at: number[]) => drawn.push(`${pen.fillStyle} ${at.join()}`),
    drawImage: (_image: unknown, ...at: number[]) => drawn.push(`picture ${at.join()}`),
  }
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: type ?? '' })),
  )
  const file = await cropPicture('/files/clear.png', { x: 10, y: 20, width: 320, height: 180 })
  expect(drawn).toEqual(['#ffffff 0,0,320,180', 'picture 10,20,320,180,0,0,320,180'])
  expect([file.type, file.name]).toEqual(['image/jpeg', 'photo.jpg'])
})
