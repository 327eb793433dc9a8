import { createHash } from 'node:crypto'
import { engrave } from '../../src/ui/art/engraving/engrave.ts'
import { type Drawing, shape } from '../../src/ui/art/engraving/marks.ts'
import { box } from '../../src/ui/art/engraving/outlines.ts'
import { sceneName } from '../../src/ui/plate/scene-name.ts'
import { INITIAL, initials } from './initials.ts'
import { PLATE } from './kit.ts'
import { pageScenes } from './page-scenes.ts'
import { PAIR, pairs } from './pairs.ts'
import { platePalette } from './palette.ts'
import { INITIAL_SIZES, PAIR_SIZES, PLATE_SIZES, type Size, VIGNETTE_SIZES } from './pictures.ts'
import { scenes as cards } from './scenes/cards.ts'
import { scenes as dwellings } from './scenes/dwellings.ts'
import { scenes as heaven } from './scenes/heaven.ts'
import { scenes as paths } from './scenes/paths.ts'
import { scenes as planets } from './scenes/planets.ts'
import { scenes as voices } from './scenes/voices.ts'
import { signs } from './signs.ts'
import { vignettes } from './vignettes.ts'

export const scenes: Readonly<Record<string, () => Drawing>> = {
  ...heaven,
  ...dwellings,
  ...paths,
  ...planets,
  ...cards,
  ...voices,
}

interface Plate {
  /** Its path in the folder that is served. */
  name: string
  svg: string
  sizes: readonly Size[]
}

/** Every picture of the magazine, the glossaries, the signs and their pairs, text pages and empty states. */
export const drawings = (): Plate[] => [
  ...Object.entries(scenes).map(([slug, scene]) => ({
    name: slug,
    svg: plateSvg([...scene(), ...rule(PLATE)], PLATE),
    sizes: PLATE_SIZES,
  })),
  ...[...initials].map(([letter, drawing]) => ({
    name: `lettre-${letter.toLowerCase()}`,
    svg: plateSvg([...drawing(), ...rule(INITIAL)], INITIAL),
    sizes: INITIAL_SIZES,
  })),
  ...[...signs].map(([sign, drawing]) => ({
    name: `signe-${sign}`,
    svg: plateSvg(drawing(), INITIAL),
    sizes: INITIAL_SIZES,
  })),
  ...Object.entries(pageScenes).map(([path, scene]) => ({
    name: sceneName(path),
    svg: plateSvg([...scene(), ...rule(PLATE)], PLATE),
    sizes: PLATE_SIZES,
  })),
  ...[...vignettes].map(([name, drawing]) => ({
    name: `vides/${name}`,
    svg: plateSvg(drawing(), INITIAL),
    sizes: VIGNETTE_SIZES,
  })),
  ...[...pairs].map(([name, drawing]) => ({
    name: `couples/${name}`,
    svg: plateSvg([...drawing(), ...rule(PAIR)], PAIR),
    sizes: PAIR_SIZES,
  })),
]

interface Sheet {
  width: number
  height: number
}

/** The printer's rule inside the edge. */
const rule = ({ width, height }: Sheet): Drawing => [
  shape(box(7, 7, width - 14, height - 14), { fill: null, edge: 1.5 }),
]

const plateSvg = (scene: Drawing, { width, height }: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${platePalette.paper}"/>
${engrave(scene, platePalette)}</svg>`

export const digestOf = (svg: string): string => createHash('sha256').update(svg).digest('hex')
