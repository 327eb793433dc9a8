import { contrast, readColour } from '../../platform/colour/colour.ts'

/** Checked by the server; by default the brand's own. */
export interface BannerColours {
  background?: string | null
  text?: string | null
  buttonBackground?: string | null
}

/** The custom properties of a banner with colours from content; null leaves the brand's own. */
export const bannerColours = ({
  background,
  text,
  buttonBackground,
}: BannerColours): Record<string, string | null> => ({
  '--banner-ground': background ?? null,
  '--on-night': text ?? null,
  '--on-night-soft': text ?? null,
  '--night-line': text ? `oklch(from ${text} l c h / 0.3)` : null,
  '--metal-line': text ?? null,
  '--focus': text ?? null,
  '--metal': buttonBackground ?? null,
  '--metal-bright': buttonBackground ?? null,
  '--on-metal': buttonBackground ? inkOn(buttonBackground) : null,
})

/** Black or white, whichever has more contrast with a colour; one of them always passes. */
function inkOn(colour: string): string | null {
  const ground = readColour(colour)
  if (!ground) return null
  return contrast(ground, [0, 0, 0]) >= contrast(ground, [1, 1, 1]) ? '#000' : '#fff'
}
