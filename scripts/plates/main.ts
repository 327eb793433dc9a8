import { readFileSync, writeFileSync } from 'node:fs'
import { digestOf, drawings } from './draw.ts'
import { writePictures } from './pictures.ts'

/** Encodes only the drawings whose source has changed: AVIF takes seconds. */
const manifestFile = new URL('manifest.json', import.meta.url)
const manifest: Record<string, string> = JSON.parse(readFileSync(manifestFile, 'utf8'))
for (const { name, svg, sizes } of drawings()) {
  const digest = digestOf(svg)
  if (manifest[name] === digest) continue
  await writePictures(name, svg, sizes)
  manifest[name] = digest
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
  console.log(name)
}
