/** An empty scroller as high as the rows: what the method itself reads. */
import type { Peer } from './rows.ts'

const root = document.getElementById('root')!
root.innerHTML = '<div style="height:100%;overflow:auto"><div style="height:2800000px"><p>0</p></div></div>'
const line = root.querySelector('p')!
const press = (): void => void (line.textContent = String(Number(line.textContent) + 1))
const peer: Peer = {
  sort: press,
  filter: press,
  scroller: () => root.firstElementChild as HTMLElement,
  firstRow: () => line.textContent,
}
Object.assign(window, { peer })
