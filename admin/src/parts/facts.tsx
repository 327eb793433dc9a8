import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'

/** A list of names and values; entries without a value are left out. */
export const Facts = ({ of }: { of: Readonly<Record<string, ReactNode>> }) => (
  <dl className="facts">
    {Object.entries(of)
      .filter(([, said]) => said !== null && said !== undefined && said !== '')
      .map(([name, said]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </Fragment>
      ))}
  </dl>
)

/** A few figures to be read from afar, each under its name; none for a null. */
export const Tiles = ({ of }: { of: Readonly<Record<string, ReactNode>> }) => (
  <dl className="tiles">
    {Object.entries(of).map(([name, figure]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure ?? '—'}</dd>
      </div>
    ))}
  </dl>
)

/** A section of a page, with a title unless its content has one. */
export const Part = ({ title, children }: { title?: string; children: ReactNode }) => (
  <Card className="part">
    <CardContent>
      {title ? (
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
      ) : null}
      {children}
    </CardContent>
  </Card>
)
