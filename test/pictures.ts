import sharp from 'sharp'

export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3355aa' } })

/** A telephone's photograph: upright only by its EXIF, with where and by whom it was taken. */
export const photograph = (width = 3000, height = 2000) =>
  blank(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Anne Dupont' },
      IFD3: { GPSLatitude: '48/1 51/1 24/1', GPSLatitudeRef: 'N', GPSLongitude: '2/1 21/1 7/1', GPSLongitudeRef: 'E' },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()

/** A PNG with a text chunk, as screenshots and drawing programs write. */
export async function commented(words: string): Promise<Buffer> {
  const png = await blank(40, 30).png().toBuffer()
  const data = Buffer.from(`tEXtComment\0${words}`, 'latin1')
  const chunk = Buffer.alloc(data.length + 8)
  chunk.writeUInt32BE(data.length - 4, 0)
  data.copy(chunk, 4)
  chunk.writeInt32BE(crc(data), data.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

const crc = (data: Buffer): number => {
  let rest = -1
  for (const byte of data) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  }
  return rest ^ -1
}
