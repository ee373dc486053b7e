/** Stops with one sentence where the Node that the project brings is missing, as after an install without scripts. */
if (Number.parseInt(process.versions.node) < 24) {
  console.error(
    `This is Node ${process.versions.node}, and the project runs on the Node 24 it brings: run "npm ci" with install scripts allowed ("npm ci --ignore-scripts=false").`,
  )
  process.exit(1)
}
