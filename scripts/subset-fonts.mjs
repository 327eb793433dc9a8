import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root, say } from './setup/project.mjs'

/**
 * Writes src/ui/fonts/*.woff2: for each house its own cuts of the family, with the weights that it uses and the
 * characters of French and neighbouring languages, as the complete Latin files exceed the budget of a first page. Also writes
 * src/platform/paper/fonts/*.ttf: one weight each, uncompressed, to embed in PDFs.
 */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => String.fromCharCode(from + place))
const signs = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŸ’‘“”–—…€−•™'].join('')

/** A house that sets its text in a second Fraunces does without the signs that no sentence has; Figtree has them. */
const RARE = '^`{|}~\\_<>$¢£¤¥¦§¨¬\u00ad®¯±²³´µ¶¸¹º¼½¾ÐÝÞðýþÿ¡¿™•'
const wordSigns = [...signs].filter((sign) => !RARE.includes(sign)).join('')

const FULL = 'fraunces/files/fraunces-latin-full'
const fonts = [
  { name: 'figtree', source: 'figtree/files/figtree-latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
  // The main house: the sharpest cut, for large sizes.
  { name: 'fraunces', source: `${FULL}-normal`, axes: { wght: { min: 300, max: 600 }, opsz: 96, SOFT: 0, WONK: 0 } },
  // The second house: soft italics over a soft text.
  {
    name: 'fraunces-soft-italic',
    source: `${FULL}-italic`,
    axes: { wght: 420, opsz: 100, SOFT: 100, WONK: 0 },
    only: wordSigns,
  },
  {
    name: 'fraunces-soft',
    source: `${FULL}-normal`,
    axes: { wght: { min: 400, max: 700 }, opsz: 9, SOFT: 100, WONK: 0 },
    only: wordSigns,
  },
  // The third house: the sturdiest cut, for capitals.
  {
    name: 'fraunces-sturdy',
    source: `${FULL}-normal`,
    axes: { wght: { min: 400, max: 700 }, opsz: 9, SOFT: 0, WONK: 0 },
    only: wordSigns,
  },
]
for (const { name, source, axes, only = signs } of fonts) {
  const whole = readFileSync(join(root, `node_modules/@fontsource-variable/${source}.woff2`))
  const subset = await subsetFont(whole, only, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(join(root, `src/ui/fonts/${name}.woff2`), subset)
  say(`${name} : ${whole.length} → ${subset.length}`)
}

const onPaper = [
  { name: 'fraunces', source: 'fraunces/files/fraunces-latin-opsz-normal', axes: { wght: 500, opsz: 60 } },
  { name: 'figtree', source: fonts[0].source, axes: { wght: 400 } },
  { name: 'figtree-bold', source: fonts[0].source, axes: { wght: 650 } },
]
mkdirSync(join(root, 'src/platform/paper/fonts'), { recursive: true })
for (const { name, source, axes } of onPaper) {
  const whole = readFileSync(join(root, `node_modules/@fontsource-variable/${source}.woff2`))
  const plain = await subsetFont(whole, `${signs}ıŠšŽžˆ˜‚„†‡‰′″‹›⁄←→`, {
    targetFormat: 'truetype',
    variationAxes: axes,
  })
  writeFileSync(join(root, `src/platform/paper/fonts/${name}.ttf`), plain)
  say(`${name}.ttf : ${plain.length}`)
}
