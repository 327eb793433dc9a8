import { contrast, readColour } from '../../../platform/colour/colour.ts'

export interface BannerColours {
  background_color: string | null
  text_color: string | null
  button_background_color: string | null
}

const LEGIBLE = 4.5

/** The banner's colours if the text is legible on the background, else the brand's own for both. */
export function legibleColours(given: BannerColours): BannerColours {
  const ground = given.background_color === null ? null : readColour(given.background_color)
  const text = given.text_color === null ? null : readColour(given.text_color)
  const together = ground !== null && text !== null && contrast(ground, text) >= LEGIBLE
  const button = given.button_background_color
  return {
    background_color: together ? given.background_color : null,
    text_color: together ? given.text_color : null,
    button_background_color: button !== null && readColour(button) ? button : null,
  }
}
