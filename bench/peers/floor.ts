/** An empty scroller as high as the rows: what the method itself reads. */
import type { Peer } from '../contestant.ts'
import { ROW_HEIGHT } from '../tableShape.ts'

export function openPeer(root: HTMLElement): Peer {
  const [scroller, body, line] = [document.createElement('div'), document.createElement('div'), document.createElement('p')]
  Object.assign(scroller.style, { height: '100%', overflow: 'auto' })
  body.style.height = `${100_000 * ROW_HEIGHT}px`
  line.textContent = '0'
  body.append(line)
  scroller.append(body)
  root.append(scroller)
  const press = (): void => void (line.textContent = String(Number(line.textContent) + 1))
  return {
    sort: press,
    filterText: press,
    filterRange: press,
    clear: press,
    scroller: () => scroller,
    firstRow: () => line.textContent,
    count: () => Number(line.textContent),
  }
}
