import { sitePictureAddress } from '@berth/contract';
import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { PictureView } from './PictureView.tsx';

/** A picture that was uploaded for the site. In HTML its upload names it: so it is known again where it is pasted. */
export const PictureNode = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    upload: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-upload]',
      getAttrs: (element) => {
        const upload = element.getAttribute('data-upload') ?? '';
        const [width, height] = [
          Number(element.getAttribute('width')),
          Number(element.getAttribute('height')),
        ];
        const isPicture = /^[0-9a-f-]{36}$/.test(upload) && width > 0 && height > 0;
        return isPicture && { upload, alt: element.getAttribute('alt') ?? '', width, height };
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { upload, alt, width, height } = node.attrs;
    const src = sitePictureAddress(String(upload), 960);
    return ['img', { src, 'data-upload': upload, alt, width, height }];
  },
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});
