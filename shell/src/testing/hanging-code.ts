/** Code of the shell that is on its way, as the bundler asks for it: by a script, whose failure is the import's. */
export function hangingCode(name: string) {
  let asked = 0;
  let give: (code: string) => void = () => {};
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      asked += 1;
      give = resolve;
      const script = document.createElement('script');
      script.src = `/static/js/async/${name}.js`;
      // jsdom asks for no scripts.
      script.addEventListener('error', () => {
        script.remove();
        reject(Object.assign(new Error(`Loading chunk ${name} failed.`), { name: 'ChunkLoadError' }));
      });
      document.head.append(script);
    });
  return { ask, asked: () => asked, come: () => give(name) };
}
