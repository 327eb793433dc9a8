import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { OpenedCampaign } from '../../../../src/features/site/campaigns/open-campaign.server.ts'
import { Part } from '../../parts/facts.tsx'
import { said } from './words.ts'

/** A campaign as its readers see it, on each brand and in each of its wordings. */
export function Previews({ of: { id, channel, content, sites, writtenAt } }: { of: OpenedCampaign }) {
  const [site, setSite] = useState(String(sites[0]?.id ?? ''))
  const [version, setVersion] = useState('a')
  const address = `/equipe/campagnes/${id}/apercu?site=${site}&version=${version}`
  return (
    <Part title={said.previews}>
      <p className="fields">
        <TextField select label={said.onSite} value={site} onChange={(event) => setSite(event.target.value)}>
          {sites.map((one) => (
            <MenuItem key={one.id} value={String(one.id)}>
              {one.label}
            </MenuItem>
          ))}
        </TextField>
        {content.b ? (
          <TextField select label={said.wording} value={version} onChange={(event) => setVersion(event.target.value)}>
            <MenuItem value="a">{said.first}</MenuItem>
            <MenuItem value="b">{said.second}</MenuItem>
          </TextField>
        ) : null}
      </p>
      <iframe className="mail" key={`${address} ${writtenAt}`} src={address} title={said.frame} />
      <p className="acts">
        <a href={address} target="_blank" rel="noreferrer">
          {said.asPage}
        </a>
        {channel === 'email' ? (
          <a href={`${address}&forme=texte`} target="_blank" rel="noreferrer">
            {said.asText}
          </a>
        ) : null}
      </p>
    </Part>
  )
}
