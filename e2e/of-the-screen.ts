/** Rules of axe that depend on colours and on the screen; the others are run once. */
export const ofTheScreen = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']
