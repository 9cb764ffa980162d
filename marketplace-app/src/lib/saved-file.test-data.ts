import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** The file that `act` hands to the browser's downloads. Nothing is downloaded. */
export async function savedFile(act: () => Promise<void>): Promise<File> {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  try {
    await act()
    await waitFor(() => expect(create).toHaveBeenCalled())
    const file = create.mock.calls[0]?.[0]
    if (!(file instanceof File)) throw new Error('What was saved is no file')
    return file
  } finally {
    create.mockRestore()
    click.mockRestore()
  }
}
