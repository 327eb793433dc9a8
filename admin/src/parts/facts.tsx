import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'

/** What is known of something, each under its name; what is not known is left out. */
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

/** A part of a page under its title, where what it holds does not bear one itself. */
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
