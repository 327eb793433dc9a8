import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Title, useGetOne } from 'react-admin'
import type { z } from 'zod'
import type { dashboard } from '../../../src/features/site/dashboard/contract.server.ts'
import { type Span, spans } from '../../../src/features/site/dashboard/rules.ts'
import { Part, Tiles } from '../parts/facts.tsx'
import { Alerts } from './alerts.tsx'
import { formats, names, Plots } from './plots.tsx'
import { Switches } from './switches.tsx'
import { plots, words } from './words.ts'

export type Figures = z.output<typeof dashboard>

const AGAIN_MS = 10_000
const ALL = 'all'

/** The first page: current activity, matters that need attention, and figures by brand. */
export function Dashboard() {
  const [span, setSpan] = useState<Span>(30)
  const [brand, setBrand] = useState(ALL)
  const { data } = useGetOne<Figures>('dashboard', { id: span }, { refetchInterval: AGAIN_MS })
  const days = data?.brands.find(({ siteId }) => String(siteId ?? ALL) === brand)?.days ?? []
  const today = days.at(-1)
  return (
    <>
      <Title title={words.title} />
      {data ? (
        <div className="beside">
          <Alerts of={data.alerts} />
          <Part title={words.now}>
            <Tiles
              of={{
                [words.running]: data.live.running,
                [words.waiting]: data.live.waiting,
                [words.present]: data.live.present,
              }}
            />
          </Part>
        </div>
      ) : null}
      <p className="acts">
        <TextField
          select
          label={words.days}
          value={span}
          onChange={({ target }) => setSpan(Number(target.value) as Span)}
        >
          {spans.map((days) => (
            <MenuItem key={days} value={days}>
              {words.span(days)}
            </MenuItem>
          ))}
        </TextField>
        <TextField select label={words.brand} value={brand} onChange={({ target }) => setBrand(target.value)}>
          <MenuItem value={ALL}>{words.everyBrand}</MenuItem>
          {data?.brands.flatMap(({ siteId, label }) =>
            siteId === null ? (
              []
            ) : (
              <MenuItem key={siteId} value={String(siteId)}>
                {label}
              </MenuItem>
            ),
          )}
        </TextField>
      </p>
      {today ? (
        <Part title={words.today}>
          <Tiles
            of={Object.fromEntries(
              names.map((name) => [plots[name], today[name] === null ? null : formats[name](today[name])]),
            )}
          />
        </Part>
      ) : null}
      <Plots of={days} />
      {data ? <Switches of={data.halts} /> : null}
    </>
  )
}
