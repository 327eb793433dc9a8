import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root, say } from './setup/project.mjs'

/**
 * Writes src/ui/fonts/fraunces.woff2: the weights that titles use and the signs that French and its neighbours write,
 * as the whole Latin file weighs more than a first page may.
 */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => String.fromCharCode(from + place))
const signs = [...range(0x20, 0x7e), ...range(0xc0, 0xff), ...'\u00a0ŒœŸ«»’‘“”–—…€·−°¡¿'].join('')

const source = readFileSync(
  join(root, 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
)
const subset = await subsetFont(source, signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
})
writeFileSync(join(root, 'src/ui/fonts/fraunces.woff2'), subset)
say(`${source.length} → ${subset.length}`)
