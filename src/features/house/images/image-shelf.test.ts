import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { ImageShelf } from './image-shelf.server.ts'

const site = useTestApp()
const file = (place: number) => `${String(place).padStart(32, '0')}-192.webp`

test('eight pictures are read at once, and a ninth is refused until one is read', async () => {
  const shelf = new ImageShelf(site.app.db)
  const reading = Array.from({ length: 8 }, (_, place) => shelf.find(file(place)))
  await expect(shelf.find(file(8))).rejects.toMatchObject({ reason: 'overloaded' })
  expect(shelf.find(file(0))).toBeInstanceOf(Promise)
  expect(await Promise.all(reading)).toEqual(reading.map(() => null))
  expect(await shelf.find(file(8))).toBeNull()
})

test.each(['photo.webp', `${'0'.repeat(32)}-0.webp`, `${'0'.repeat(32)}-192.png`])(
  '%s names no stored picture',
  async (name) => {
    expect(await new ImageShelf(site.app.db).find(name)).toBeNull()
  },
)
