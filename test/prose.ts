/** What a text owes its reader, whatever it tells. */

export const wordsOf = (text: string): number => (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).length

/** A space that breaks before or inside French punctuation, or a typewriter's apostrophe. */
export const MISSET = / [;:!?»]|« |[^\u00a0][;:!?»]|«[^\u00a0]|'/

/** The furniture of which earlier texts were full. */
const PROPS =
  /(?<!\p{L})(lampes?|tiroirs?|tasses?|carnets?|nappes?|éviers?|torchons?|paniers?|réfrigérateurs?|grille-pain)(?!\p{L})/giu
const SMALL = /(?<!\p{L})(petit(?:e|s|es)?|doux|douces?|discrets?|discrètes?|légers?|légères?|modestes?)(?!\p{L})/giu
const HEDGES = /(?<!\p{L})(parfois|souvent|peut-être)(?!\p{L})/giu

/** How often a text falls back on known habits, per thousand words. */
export function habitsOf(text: string): Record<'props' | 'small' | 'hedges' | 'stops', number> {
  const perThousand = (habit: RegExp) => ((text.match(habit) ?? []).length * 1000) / wordsOf(text)
  return {
    props: perThousand(PROPS),
    small: perThousand(SMALL),
    hedges: perThousand(HEDGES),
    stops: perThousand(/[:;]/g),
  }
}
