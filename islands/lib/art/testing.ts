import { gzipSync } from "node:zlib";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The markup that the build writes for a picture. */
export function drawn<Props extends object>(picture: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(picture, props));
}

/** Bytes of a markup on the wire. */
export const weight = (markup: string): number => gzipSync(markup, { level: 9 }).length;

/** Whether every number is valid. */
export const isSound = (markup: string): boolean => !/NaN|Infinity|undefined|null/.test(markup);

export const occurrences = (markup: string, part: string | RegExp): number => markup.split(part).length - 1;
