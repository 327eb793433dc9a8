import sharp from 'sharp'

/** One picture with all the given cards, eleven in a row. */
export async function writeSheet(file: string, svgs: readonly string[], width: number): Promise<void> {
  const columns = Math.min(11, Math.max(1, svgs.length))
  const [wide, high] = [width + 10, Math.round((width * 520) / 300) + 10]
  const cards = await Promise.all(
    svgs.map(async (svg, index) => ({
      input: await sharp(Buffer.from(svg), { density: (72 * width) / 150 })
        .resize(width)
        .png()
        .toBuffer(),
      left: 5 + (index % columns) * wide,
      top: 5 + Math.floor(index / columns) * high,
    })),
  )
  const size = { width: columns * wide, height: Math.ceil(svgs.length / columns) * high }
  await sharp({ create: { ...size, channels: 3, background: '#6d6a63' } })
    .composite(cards)
    .png()
    .toFile(file)
}
