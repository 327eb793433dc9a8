import DeskIcon from '@mui/icons-material/MeetingRoom'
import SiteIcon from '@mui/icons-material/OpenInNew'
import type { ReactNode } from 'react'
import { Layout, Menu } from 'react-admin'
import { areas } from '../areas.ts'
import { texts } from '../texts.ts'

const Navigation = () => (
  <Menu>
    {areas.map(({ name }) => (
      <Menu.ResourceItem key={name} name={name} />
    ))}
    <Menu.Item to="/equipe" primaryText={texts.toDesk} leftIcon={<DeskIcon />} component="a" href="/equipe" />
    <Menu.Item to="/" primaryText={texts.toSite} leftIcon={<SiteIcon />} component="a" href="/" />
  </Menu>
)

/** What stands around every page of the back office. */
export const Frame = ({ children }: { children: ReactNode }) => <Layout menu={Navigation}>{children}</Layout>
