/** Rules of axe whose outcome depends on colours and on what a screen shows; the others are looked at once. */
export const ofTheScreen = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']
