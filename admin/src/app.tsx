import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { ThemeProvider } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { Admin, Resource } from 'react-admin'
import { areas } from './areas.ts'
import { authProvider } from './auth-provider.ts'
import { Dashboard } from './dashboard/dashboard.tsx'
import { dataProvider } from './data-provider.ts'
import { type Desk, openDesk } from './desk.ts'
import { Frame } from './frame.tsx'
import { i18nProvider } from './i18n.ts'
import { Interruptions } from './parts/interruptions.tsx'
import { texts } from './texts.ts'
import { useTheme } from './theme.ts'

export function App() {
  const theme = useTheme()
  const [desk, setDesk] = useState<Desk | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    openDesk().then(setDesk, (thrown) => setFailure(thrown.message))
  }, [])
  return (
    <>
      <ThemeProvider theme={theme}>
        <Interruptions />
        {failure ? <Unavailable failure={failure} /> : null}
      </ThemeProvider>
      {desk ? (
        <Admin
          authProvider={authProvider(desk)}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          layout={Frame}
          dashboard={desk.capabilities.includes('figures.read') ? Dashboard : undefined}
          theme={theme}
          darkTheme={null}
          title={texts.title.replace('{company}', desk.company)}
          disableTelemetry
          requireAuth
        >
          {areas
            .filter(({ can }) => desk.capabilities.includes(can))
            .map(({ name, words, icon, list, show, edit, create, recordRepresentation }) => (
              <Resource
                key={name}
                name={name}
                icon={icon}
                options={{ heads: words.fields }}
                list={list}
                show={show}
                edit={edit}
                create={create}
                recordRepresentation={recordRepresentation}
              />
            ))}
        </Admin>
      ) : null}
    </>
  )
}

function Unavailable({ failure }: { failure: string }) {
  const again = (
    <Button color="inherit" onClick={() => window.location.reload()}>
      {texts.reload}
    </Button>
  )
  return (
    <Alert severity="error" action={again}>
      {texts.unavailable}. {failure}
    </Alert>
  )
}
