import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root, say } from './setup/project.mjs'

/**
 * Writes src/ui/fonts/*.woff2: the weights that the site uses, one optical size for titles, and the characters of
 * French and neighbouring languages, as the complete Latin files exceed the budget of a first page. Also writes
 * src/platform/paper/fonts/*.ttf: one weight each, uncompressed, to embed in PDFs.
 */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => String.fromCharCode(from + place))
const signs = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŸ’‘“”–—…€−•™'].join('')

const fonts = [
  {
    name: 'fraunces',
    source: 'fraunces/files/fraunces-latin-opsz-normal',
    axes: { wght: { min: 400, max: 700 }, opsz: 60 },
  },
  { name: 'figtree', source: 'figtree/files/figtree-latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
]
for (const { name, source, axes } of fonts) {
  const whole = readFileSync(join(root, `node_modules/@fontsource-variable/${source}.woff2`))
  const subset = await subsetFont(whole, signs, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(join(root, `src/ui/fonts/${name}.woff2`), subset)
  say(`${name} : ${whole.length} → ${subset.length}`)
}

const onPaper = [
  { name: 'fraunces', source: fonts[0].source, axes: { wght: 500, opsz: 60 } },
  { name: 'figtree', source: fonts[1].source, axes: { wght: 400 } },
  { name: 'figtree-bold', source: fonts[1].source, axes: { wght: 650 } },
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
