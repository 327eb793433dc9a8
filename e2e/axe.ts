import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * axe on a page of one frame, with the size of targets (WCAG 2.2), which it leaves out by itself; what it finds
 * no fault with is not told node by node, which took most of its time.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
