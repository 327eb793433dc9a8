import type { BannerColours } from '../content/banner-colours.ts'
import type { DisplayRules } from './display-filter.ts'

/** A banner as the API returns it. */
export interface BannerView extends DisplayRules, BannerColours {
  id: number
  title: string
  /** Sanitised HTML. */
  description: string
  /** Seconds. */
  delay: number
  button_label: string | null
  image: string | null
}
