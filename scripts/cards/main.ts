import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backs } from './backs.ts'
import { digestOf, drawable, keyOf, svgOf } from './draw.ts'
import { BACK_SIZES, SIZES, writePictures } from './pictures.ts'
import { writeSheet } from './sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sheet: { type: 'string' },
    deck: { type: 'string' },
    width: { type: 'string', default: '160' },
    all: { type: 'boolean' },
  },
})
const named = (name: string) => positionals.length === 0 || positionals.some((wanted) => name.endsWith(wanted))

const manifestFile = new URL('manifest.json', import.meta.url)
const before: Record<string, string> = JSON.parse(readFileSync(manifestFile, 'utf8'))
const places = drawable().filter((place) => named(keyOf(place)) && (!values.deck || place.deck.slug === values.deck))
const svgs = new Map<string, string>()
for (const place of places) svgs.set(keyOf(place), await svgOf(place))
if (!values.deck) for (const [name, svg] of backs()) if (named(name)) svgs.set(name, svg)

if (values.sheet) await writeSheet(values.sheet, [...svgs.values()], Number(values.width))
else await drawChanged()

/** Encodes only the drawings whose source has changed, or all of them: AVIF takes seconds. */
async function drawChanged() {
  const manifest = { ...before }
  for (const [name, svg] of svgs) {
    const digest = digestOf(svg)
    if (before[name] === digest && !values.all) continue
    await writePictures(name, svg, name.startsWith('dos-') ? BACK_SIZES : SIZES)
    manifest[name] = digest
    const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
    console.log(`${name} (${Math.round(svg.length / 1000)} Ko de SVG)`)
  }
}
