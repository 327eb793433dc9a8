import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Part } from '../parts/facts.tsx'
import type { Figures } from './dashboard.tsx'
import { alerts, words } from './words.ts'

/** Matters that need attention, each with a link to the page where they are handled. */
export const Alerts = ({ of }: { of: Figures['alerts'] }) => (
  <Part title={words.alerts}>
    {of.length === 0 ? <p>{words.calm}</p> : null}
    {of.map(({ kind, count, names }) => {
      const { says, way } = alerts[kind]
      return (
        <Alert
          key={kind}
          severity="error"
          action={
            way ? (
              <Button color="inherit" href={way.href}>
                {way.label}
              </Button>
            ) : null
          }
        >
          {says(count, names)}
        </Alert>
      )
    })}
  </Part>
)
