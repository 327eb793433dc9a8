import { createTheme, type Theme } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { hexOf, readColour } from '../../src/platform/colour/colour.ts'
import { texts } from './texts.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const still = window.matchMedia('(prefers-reduced-motion: reduce)')
const probe = document.createElement('i')

/**
 * A design token's colour as the browser computes it for this brand and colour scheme, in hexadecimal as Material
 * requires.
 */
function token(name: string): string {
  probe.style.color = `var(--${name})`
  document.body.append(probe)
  const colour = readColour(getComputedStyle(probe).color)
  probe.remove()
  return colour ? hexOf(colour) : '#808080'
}

function makeTheme(): Theme {
  const soft = { background: token('sunken') }
  return createTheme({
    palette: {
      mode: dark.matches ? 'dark' : 'light',
      primary: dark.matches
        ? { main: token('metal'), contrastText: token('on-metal') }
        : { main: token('night-high'), contrastText: token('on-night') },
      secondary: { main: token('focus') },
      success: { main: token('good') },
      warning: { main: token('busy') },
      error: { main: token('bad') },
      background: { default: token('ground'), paper: token('surface') },
      text: { primary: token('ink'), secondary: token('ink-soft') },
      divider: token('line'),
    },
    shape: { borderRadius: 10 },
    // Wide enough for the longest label of the menu.
    sidebar: { width: 272 },
    transitions: still.matches ? { create: () => 'none' } : {},
    typography: {
      fontFamily: 'var(--font-text)',
      fontSize: 15,
      h1: { fontFamily: 'var(--font-title)', fontSize: '1.75rem' },
      h5: { fontFamily: 'var(--font-title)' },
      h6: { fontFamily: 'var(--font-title)', fontWeight: 500 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiAppBar: {
        styleOverrides: {
          root: { backgroundColor: token('night'), backgroundImage: 'none', color: token('on-night') },
        },
      },
      // It turns in the bar while something loads, and has to have a name.
      MuiCircularProgress: { defaultProps: { 'aria-label': texts.loading } },
      MuiTableCell: {
        styleOverrides: {
          head: { ...soft, fontWeight: 600 },
          root: { fontVariantNumeric: 'tabular-nums' },
        },
      },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    },
  })
}

let current = makeTheme()

/** The brand's colours and fonts, following the system's preferences for dark mode and reduced motion. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    (changed) => {
      const turn = () => {
        current = makeTheme()
        changed()
      }
      const wishes = [dark, still]
      for (const wish of wishes) wish.addEventListener('change', turn)
      return () => {
        for (const wish of wishes) wish.removeEventListener('change', turn)
      }
    },
    () => current,
  )
