/** Links within the app. Not those of React Router, which bring along its forms, fetchers and prefetching: 4 kB of the first load. */
import type { MouseEvent, ReactNode } from 'react'
import { useHref, useLocation, useNavigate, type To } from 'react-router'

interface Props {
  /** Path and query within the app. */
  readonly to: To
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly onClick?: () => void
  readonly title?: string
  readonly tabIndex?: number | undefined
  readonly draggable?: false
}

/** Whether the browser is to follow the link itself: into a new tab, to a file, as the user asked it. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

export function Link({ to, children, onClick, ...shown }: Props) {
  const href = useHref(to)
  const here = useHref(useLocation())
  const navigate = useNavigate()
  return (
    <a
      {...shown}
      href={href}
      onClick={(event) => {
        onClick?.()
        if (event.defaultPrevented || isForBrowser(event)) return
        event.preventDefault()
        // As browsers do: a link to where one is adds no step to go back.
        void navigate(to, { replace: href === here })
      }}
    >
      {children}
    </a>
  )
}

/** A link that says when it leads to the page on screen, whatever that page's query. */
export function PageLink({ to, ...shown }: Omit<Props, 'aria-current' | 'to'> & { readonly to: string }) {
  const { pathname } = useLocation()
  return <Link to={to} aria-current={to.split(/[?#]/)[0] === pathname ? 'page' : undefined} {...shown} />
}
